import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type AccessibilityProfile,
  type AccessibilitySlider,
  type AccessibilitySwitch,
  accessibilitySliders,
} from '#domain/appearance/accessibility-profile.ts';
import { moodLabels, moods } from '#domain/appearance/adaptive-ui.ts';
import { isCalm } from '#domain/appearance/calm-mode.ts';
import { applyQuickProfile, quickProfileOf, quickProfiles } from '#domain/appearance/quick-profiles.ts';
import { energies, energyLabels } from '#domain/records/kinds/energy.ts';
import { sliderLabels, switchLabels } from '#web/features/accessibility/setting-labels.ts';
import { ThemeChoice } from '#web/features/accessibility/theme-choice.tsx';
import { announce } from '#web/services/audio-descriptions/announcer.ts';
import {
  changeAccessibilityProfile,
  changeAdaptiveUi,
  chooseCalmMode,
  resetAppearance,
} from '#web/services/appearance/appearance.ts';
import { useAppearance } from '#web/services/appearance/use-appearance.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';

const energyChoices = energies.map((value) => ({ value, label: energyLabels[value] }));
const moodChoices = moods.map((value) => ({ value, label: moodLabels[value] }));

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="border-t border-line py-6 first:border-0">
    <h3 className="text-lg font-semibold">{title}</h3>
    <div className="mt-3 space-y-3">{children}</div>
  </section>
);

const ProfileSwitch = ({ name, on }: { readonly name: AccessibilitySwitch; readonly on: boolean }) => (
  <Switch
    {...switchLabels[name]}
    checked={on}
    onChange={(checked) => changeAccessibilityProfile({ [name]: checked })}
  />
);

const chooseAudioDescriptions = (on: boolean): void => {
  changeAccessibilityProfile({ audioDescriptions: on });
  // What watches the switches is only on its way now.
  announce('Audio descriptions: on. Escape stops the voice.');
};

const ProfileSlider = ({ name, value }: { readonly name: AccessibilitySlider; readonly value: number }) => (
  <Slider
    label={sliderLabels[name]}
    unit="%"
    {...accessibilitySliders[name]}
    value={value}
    onChange={(next) => changeAccessibilityProfile({ [name]: next })}
  />
);

const QuickProfiles = ({ profile }: { readonly profile: AccessibilityProfile }) => {
  const current = quickProfileOf(profile);
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2.5">
      {quickProfiles.map((quick) => (
        <li key={quick.name} className="first:col-span-full">
          <button
            type="button"
            aria-pressed={quick === current}
            onClick={() => changeAccessibilityProfile(applyQuickProfile(profile, quick))}
            className="h-full min-h-11 w-full cursor-pointer rounded-2xl border border-edge px-4 py-2.5 text-left transition-colors hover:border-muted aria-pressed:border-calm aria-pressed:bg-calm-soft"
          >
            <span className="block font-medium">{quick.name}</span>
            <span className="block text-sm text-muted">{quick.hint}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

interface SettingsPanelProps {
  /** Where the theme is not chosen beside it anyway. */
  readonly withTheme?: boolean;
}

/** The same in the panel of the round button and on the page of settings. */
export const SettingsPanel = ({ withTheme = true }: SettingsPanelProps) => {
  const { chosen, device } = useAppearance();
  const { profile, adaptive } = chosen;
  return (
    <div>
      <Section title="Quick profiles">
        <QuickProfiles profile={profile} />
      </Section>
      <Section title="Motion">
        <ProfileSwitch name="reduceMotion" on={profile.reduceMotion} />
        {device.reducedMotion && (
          <p className="text-muted">Your device asks for reduced motion, so this stays on.</p>
        )}
        <ProfileSwitch name="noAnimations" on={profile.noAnimations} />
        <Switch
          label="Calm mode"
          hint="Slower transitions, and the fire stays still."
          checked={isCalm(chosen.calm, device.reducedMotion)}
          onChange={chooseCalmMode}
        />
        <ProfileSlider name="animationSpeed" value={profile.animationSpeed} />
      </Section>
      <Section title="Reading">
        <ProfileSwitch name="largeText" on={profile.largeText} />
        <ProfileSlider name="textSize" value={profile.textSize} />
        <ProfileSwitch name="focusMode" on={profile.focusMode} />
        <Switch
          {...switchLabels.audioDescriptions}
          checked={profile.audioDescriptions}
          onChange={chooseAudioDescriptions}
        />
      </Section>
      <Section title="Colours">
        {withTheme && <ThemeChoice />}
        <ProfileSwitch name="calmColors" on={profile.calmColors} />
        <ProfileSwitch name="highContrast" on={profile.highContrast} />
      </Section>
      <Section title="Adapt to my energy and mood">
        <Switch
          label="Adaptive mode"
          hint="Low energy: softer and slower. High energy: crisper and more compact."
          checked={adaptive.adaptiveMode}
          onChange={(adaptiveMode) => changeAdaptiveUi({ adaptiveMode })}
        />
        {adaptive.adaptiveMode && (
          <>
            <p className="pt-2 font-medium">Energy</p>
            <ChoiceChips
              label="Energy"
              choices={energyChoices}
              value={adaptive.currentEnergy}
              onChange={(currentEnergy) => changeAdaptiveUi({ currentEnergy })}
            />
            <p className="pt-2 font-medium">Mood</p>
            <ChoiceChips
              label="Mood"
              choices={moodChoices}
              value={adaptive.currentMood}
              onChange={(currentMood) => changeAdaptiveUi({ currentMood })}
            />
          </>
        )}
      </Section>
      <div className="border-t border-line pt-6">
        <Button onClick={resetAppearance}>
          <RotateCcw aria-hidden="true" />
          Reset to defaults
        </Button>
      </div>
    </div>
  );
};
