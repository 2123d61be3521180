import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type SubmitEvent, useId, useState } from 'react';
import { modelLimits } from '#domain/assistant/model-limits.ts';
import { failureWords } from '#domain/assistant/model-refusals.ts';
import { presetWords, type ProviderPreset, providerPresets } from '#domain/assistant/provider-presets.ts';
import type { ProviderSetting, ProviderView } from '#domain/assistant/provider-request.ts';
import { listProviderModels } from '#web/services/assistant/provider-mutations.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface ProviderFormProps {
  readonly provider: ProviderView | null;
  readonly isPending: boolean;
  readonly onSave: (setting: ProviderSetting & { readonly key?: string | null }) => void;
}

interface Draft {
  readonly preset: ProviderPreset;
  readonly baseUrl: string;
  readonly model: string;
  readonly key: string;
  readonly structured: boolean;
  readonly contextTokens: string;
  readonly monthlyCap: string;
  readonly personCap: string;
}

const draftOf = (provider: ProviderView | null): Draft => ({
  preset: provider?.preset ?? 'ollama',
  baseUrl: provider?.baseUrl ?? presetWords.ollama.baseUrl,
  model: provider?.model ?? '',
  // Never shown again: an empty field leaves the kept one as it is.
  key: '',
  structured: provider?.structured ?? presetWords.ollama.structured,
  contextTokens: String(provider?.contextTokens ?? modelLimits.usualContextTokens),
  monthlyCap: provider?.monthlyCap?.toString() ?? '',
  personCap: provider?.personCap?.toString() ?? '',
});

const presets = providerPresets.map((value) => ({ value, label: presetWords[value].name }));
const capOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const keyHints = {
  none: 'Only if the service asks for one.',
  kept: 'A key is kept. It isn’t shown again. Type another one to replace it.',
  unreadable: 'The kept key can’t be read any more. Please type it again.',
} as const;

interface TextProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

const Text = ({ label, hint, value, onText, ...rest }: TextProps) => (
  <Field label={label} error={undefined} {...(hint === undefined ? {} : { hint })}>
    {(slot) => (
      <input
        {...slot}
        autoComplete="off"
        spellCheck={false}
        {...rest}
        value={value}
        onChange={(event) => onText(event.target.value)}
        className={inputLook}
      />
    )}
  </Field>
);

/** Where the model is and how much of it may be used. */
export const ProviderForm = ({ provider, isPending, onSave }: ProviderFormProps) => {
  const listId = useId();
  const [draft, setDraft] = useState(() => draftOf(provider));
  const set = (change: Partial<Draft>): void => setDraft((before) => ({ ...before, ...change }));
  const typedKey = draft.key === '' ? {} : { key: draft.key };
  const models = useMutation({ mutationFn: listProviderModels });
  const listed = models.data?.models ?? [];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSave({
      preset: draft.preset,
      baseUrl: draft.baseUrl.trim(),
      model: draft.model.trim(),
      structured: draft.structured,
      contextTokens: Number(draft.contextTokens),
      monthlyCap: capOf(draft.monthlyCap),
      personCap: capOf(draft.personCap),
      ...typedKey,
    });
  };
  const caps = { type: 'number', min: 0, max: modelLimits.mostCap, inputMode: 'numeric' } as const;
  return (
    <form className="space-y-5" onSubmit={submit}>
      <ChoiceChips
        label="Where it runs"
        choices={presets}
        value={draft.preset}
        onChange={(preset) =>
          set({ preset, baseUrl: presetWords[preset].baseUrl, structured: presetWords[preset].structured })
        }
      />
      <p className="text-muted">{presetWords[draft.preset].hint}</p>
      <Text
        label="Base URL"
        type="url"
        required
        maxLength={modelLimits.baseUrlCharacters}
        value={draft.baseUrl}
        onText={(baseUrl) => set({ baseUrl })}
      />
      <Text
        label="Key"
        type="password"
        autoComplete="new-password"
        hint={keyHints[provider?.key ?? 'none']}
        maxLength={modelLimits.keyCharacters}
        value={draft.key}
        onText={(key) => set({ key })}
      />
      <div>
        <Text
          label="Model"
          required
          list={listId}
          maxLength={modelLimits.modelCharacters}
          value={draft.model}
          onText={(model) => set({ model })}
        />
        <datalist id={listId}>
          {listed.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Button
          size="small"
          className="mt-2"
          disabled={models.isPending || draft.baseUrl.trim() === ''}
          onClick={() => models.mutate({ action: 'models', baseUrl: draft.baseUrl.trim(), ...typedKey })}
        >
          List its models
        </Button>
        <output className="ml-3 text-muted">
          {models.isError && 'We couldn’t ask. Check the address.'}
          {models.data !== undefined &&
            (models.data.failed === null
              ? `${listed.length} found. Choose one in the field.`
              : `${failureWords[models.data.failed]} You can type the name.`)}
        </output>
      </div>
      <Text
        label="Context size, in tokens"
        type="number"
        required
        min={modelLimits.leastContextTokens}
        max={modelLimits.mostContextTokens}
        value={draft.contextTokens}
        onText={(contextTokens) => set({ contextTokens })}
      />
      <Switch
        label="It takes a schema for its answers"
        checked={draft.structured}
        onChange={(structured) => set({ structured })}
      />
      <Text
        label="Requests a month, of everybody together"
        hint="Empty for no limit."
        {...caps}
        value={draft.monthlyCap}
        onText={(monthlyCap) => set({ monthlyCap })}
      />
      <Text
        label="Requests a month, of one person"
        hint="Empty for no limit beyond their tier."
        {...caps}
        value={draft.personCap}
        onText={(personCap) => set({ personCap })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" disabled={isPending}>
          {provider === null ? 'Connect' : 'Save'}
        </Button>
        {provider?.key === 'kept' && (
          <Button
            kind="plain"
            disabled={isPending}
            onClick={() => onSave({ ...withoutTest(provider), key: null })}
          >
            Remove the key
          </Button>
        )}
      </div>
    </form>
  );
};

const withoutTest = ({
  preset,
  baseUrl,
  model,
  structured,
  contextTokens,
  monthlyCap,
  personCap,
}: ProviderView): ProviderSetting => ({
  preset,
  baseUrl,
  model,
  structured,
  contextTokens,
  monthlyCap,
  personCap,
});
