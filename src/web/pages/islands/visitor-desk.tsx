import { ContactDesk } from '#web/features/contact/contact-desk.tsx';

const nothingElse = (): void => undefined;

export const VisitorDesk = () => <ContactDesk account={null} onSent={nothingElse} />;
