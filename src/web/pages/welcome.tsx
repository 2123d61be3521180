import { ListTodo, Telescope } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { takenLiterally } from '#domain/capture/capture.ts';
import { type FocusSound, musicForEnergy } from '#domain/focus/focus-sound.ts';
import { type Energy, energyLevels } from '#domain/records/kinds/energy.ts';
import { validateCapture } from '#domain/tasks/validate-capture.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { readShowGateway, writeShowGateway } from '#web/features/auth/gateway-storage.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { knownSound } from '#web/features/focus/remembered-sound.ts';
import { ResumeCard } from '#web/features/focus/resume-card.tsx';
import { StartNow } from '#web/features/focus/start-now.tsx';
import { useStartFocus } from '#web/features/focus/use-start-focus.ts';
import { WelcomeBack } from '#web/features/rest-days/welcome-back.tsx';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { today } from '#web/platform/clock/clock.ts';
import { newId } from '#web/platform/new-id.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';
import { Fire } from '#web/ui/fire.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface DoorProps {
  readonly to: string;
  readonly name: string;
  readonly Icon: ComponentType<{ className?: string }>;
}

const Door = ({ to, name, Icon }: DoorProps) => (
  <Button asChild className="flex-auto">
    <Link to={to}>
      <Icon aria-hidden className="text-calm" />
      {name}
    </Link>
  </Button>
);

const GatewaySwitch = ({ userId }: { readonly userId: string }) => {
  const [show, setShow] = useState(() => readShowGateway(userId));
  useEffect(() => {
    // Stored at the first visit already: this is what makes the next sign-in a return.
    writeShowGateway(userId, show);
  }, [userId, show]);
  return <Switch label="Show this next time" checked={show} onChange={setShow} />;
};

/** Music for whoever asks for it: the last that helped, or else what goes with their energy. */
const musicFor = (store: RecordStore, energy: Energy | null): FocusSound => {
  const known = knownSound(store);
  return known === null || known === 'none' ? musicForEnergy(energy) : known;
};

export const Page = () => {
  const { user } = useAuth();
  const store = useRecordStore();
  const actions = useTaskActions();
  const startFocus = useStartFocus();
  const [energy, chooseEnergy] = useTodayEnergy();
  const start = (words: string, music: boolean): string | null => {
    const sound = music ? musicFor(store, energy) : 'none';
    if (words.trim() === '') {
      startFocus({ task: null, sound });
      return null;
    }
    const validation = validateCapture(takenLiterally(words));
    if (!validation.valid) return Object.values(validation.errors)[0] ?? '';
    const id = newId();
    // Begun now, so it is meant for today.
    actions.create(id, { ...validation.values, doOn: today() });
    startFocus({ task: store.get('tasks', id) ?? null, sound });
    return null;
  };
  return (
    <div className="mx-auto -mt-4 flex max-w-xl flex-col items-center text-center sm:-mt-8">
      <WelcomeBack />
      <ResumeCard className="mb-8 w-full" />
      <Fire level={energy === null ? 1 : energyLevels[energy]} className="mb-3 w-16 sm:w-20" />
      <PageHeading className="text-3xl! sm:text-4xl!">How’s your energy right now?</PageHeading>
      <EnergyChips
        label="Energy right now"
        size="large"
        value={energy}
        onChange={chooseEnergy}
        className="mt-5 w-full justify-center"
      />
      <div className="mt-5 w-full">
        <StartNow onStart={start} />
      </div>
      <div className="mt-4 flex w-full flex-wrap gap-2">
        <Door to="/tasks?pick=1" name="Pick for me" Icon={ListTodo} />
        <Door to="/app" name="Look around" Icon={Telescope} />
      </div>
      <div className="mt-4">{user && <GatewaySwitch userId={user.id} />}</div>
    </div>
  );
};
