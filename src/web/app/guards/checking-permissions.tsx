import { FullPageSpinner } from '#web/ui/spinner.tsx';

/** While the code of the page and then the answer about the role are on their way: one sentence for both. */
export const CheckingPermissions = () => <FullPageSpinner text="Checking permissions..." />;
