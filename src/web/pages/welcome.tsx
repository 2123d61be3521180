import { ArrowRight, ListTodo, Telescope, Timer } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { energyLevels } from '#domain/records/kinds/energy.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { readShowGateway, writeShowGateway } from '#web/features/auth/gateway-storage.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { ResumeCard } from '#web/features/focus/resume-card.tsx';
import { WelcomeBack } from '#web/features/rest-days/welcome-back.tsx';
import { Fire } from '#web/ui/fire.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface DoorProps {
  readonly to: string;
  readonly name: string;
  readonly hint: string;
  readonly Icon: ComponentType<{ className?: string }>;
}

const Door = ({ to, name, hint, Icon }: DoorProps) => (
  <Link
    to={to}
    className="group flex items-center gap-4 rounded-3xl border border-line bg-surface p-5 text-left transition-colors hover:border-edge sm:p-6"
  >
    <Icon aria-hidden className="size-7 shrink-0 text-calm" />
    <span className="flex-1">
      <span className="block text-xl font-medium">{name}</span>
      <span className="block text-muted">{hint}</span>
    </span>
    <ArrowRight aria-hidden className="size-5 text-muted transition-transform group-hover:translate-x-1" />
  </Link>
);

const GatewaySwitch = ({ userId }: { readonly userId: string }) => {
  const [show, setShow] = useState(() => readShowGateway(userId));
  useEffect(() => {
    // Stored at the first visit already: this is what makes the next sign-in a return.
    writeShowGateway(userId, show);
  }, [userId, show]);
  return <Switch label="Show this next time" checked={show} onChange={setShow} />;
};

export const Page = () => {
  const { user } = useAuth();
  const [energy, chooseEnergy] = useTodayEnergy();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center text-center">
      <WelcomeBack />
      <ResumeCard className="mb-12 w-full" />
      <Fire level={energy === null ? 1 : energyLevels[energy]} className="-mt-4 mb-8 w-32 sm:-mt-8 sm:w-40" />
      <PageHeading>How much energy is there right now?</PageHeading>
      <p className="mt-3 text-lg text-muted">There is no wrong answer, and you can change it any time.</p>
      <EnergyChips
        label="Energy right now"
        size="large"
        value={energy}
        onChange={chooseEnergy}
        className="mt-8 w-full justify-center"
      />
      <div className="mt-10 grid w-full gap-3">
        <Door
          to="/tasks?pick=1"
          name="Do one thing"
          hint="One task that fits, picked for you"
          Icon={ListTodo}
        />
        <Door to="/focus" name="Focus now" hint="With a task or without one" Icon={Timer} />
        <Door to="/app" name="Look around" hint="Your dashboard, at your own pace" Icon={Telescope} />
      </div>
      <div className="mt-8">{user && <GatewaySwitch userId={user.id} />}</div>
    </div>
  );
};
