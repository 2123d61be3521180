/** Before the first press there is nothing to show, and nothing is made up. */
export const NothingMeasured = () => (
  <p className="text-muted">
    Nothing measured yet. Play something to see how long it takes to start. The numbers stay on this device.
  </p>
);
