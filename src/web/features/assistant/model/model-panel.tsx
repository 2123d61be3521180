import { useQuery } from '@tanstack/react-query';
import {
  type ModelMode,
  modelModes,
  modelModeWords,
  modelUses,
  modelUseWords,
} from '#domain/assistant/model-uses.ts';
import { LeftList } from '#web/features/assistant/model/left-list.tsx';
import { PreviewForm } from '#web/features/assistant/model/preview-form.tsx';
import { modelStatusQuery } from '#web/services/assistant/model-queries.ts';
import { useModelChoice, useSaveModelChoice } from '#web/services/assistant/use-model-choice.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Switch } from '#web/ui/switch.tsx';

const modes = modelModes.map((value) => ({ value, label: modelModeWords[value] }));

/** What a connected model may do for this person, what would leave, and what did. */
export const ModelPanel = () => {
  const { data: status } = useQuery(modelStatusQuery());
  const isConnected = typeof status?.host === 'string';
  const kept = useModelChoice();
  const { mutate: save, isPending, variables } = useSaveModelChoice();
  // What was pressed shows at once.
  const choice = isPending ? variables : kept;
  const setMode = (mode: ModelMode): void =>
    save({
      mode,
      // Whoever turns it on means something by it: the place they stand in.
      uses: mode === 'chosen' && choice.uses.length === 0 ? ['assistant'] : choice.uses,
    });
  return (
    <div className="space-y-7">
      <p className="text-muted">
        Everything here works without a model. With one, some answers are more personal, and the text for them
        leaves this site.
      </p>
      {status !== undefined && (
        <p className="wrap-anywhere">
          {status.host === null
            ? 'No model is connected to this site, so nothing leaves.'
            : `Connected: ${status.model ?? ''} at ${status.host}.`}
        </p>
      )}
      {(isConnected || choice.mode !== 'off') && (
        <ChoiceChips label="Use the connected model" choices={modes} value={choice.mode} onChange={setMode} />
      )}
      {choice.mode === 'chosen' && (
        <div>
          {modelUses.map((use) => (
            <Switch
              key={use}
              label={modelUseWords[use]}
              checked={choice.uses.includes(use)}
              onChange={(on) =>
                save({
                  ...choice,
                  uses: on ? [...choice.uses, use] : choice.uses.filter((other) => other !== use),
                })
              }
            />
          ))}
        </div>
      )}
      {isConnected && <PreviewForm />}
      <section aria-labelledby="what-left">
        <h3 id="what-left" className="mb-1 text-lg font-semibold">
          What left
        </h3>
        <LeftList />
      </section>
    </div>
  );
};
