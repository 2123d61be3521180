import { themeChoices } from '#domain/appearance/theme.ts';
import { themeLabels } from '#web/features/accessibility/setting-labels.ts';
import { chooseTheme } from '#web/services/appearance/appearance.ts';
import { useAppearance } from '#web/services/appearance/use-appearance.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const themes = themeChoices.map((value) => ({ value, label: themeLabels[value] }));

export const ThemeChoice = () => (
  <ChoiceChips label="Theme" choices={themes} value={useAppearance().chosen.theme} onChange={chooseTheme} />
);
