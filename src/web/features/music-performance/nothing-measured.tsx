/** Before the first press there is nothing to show, and nothing is made up. */
export const NothingMeasured = () => (
  <p className="text-muted">
    Nothing has been measured yet. Play something, and this shows how long it took until you heard it. The
    numbers come from this device and stay on it.
  </p>
);
