type Field = HTMLInputElement | HTMLTextAreaElement;

const typeOf = (field: Field) =>
  field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;

/** React does not hear of what stands in a field already. It is emptied where React looks, and filled where it does not. */
const typeAgain = (field: Field, text: string): void => {
  field.value = '';
  Object.getOwnPropertyDescriptor(typeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** What was typed into a part before its code had come; returns how to type it again. */
export const carryTyped = (part: HTMLElement): (() => void) => {
  // At the moment the part comes alive, not at the moment its code was asked for.
  const typed = [...part.querySelectorAll<Field>('input:not([type=radio], [type=checkbox]), textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }));
  return () => {
    for (const { field, text } of typed) if (field.isConnected) typeAgain(field, field.value || text);
  };
};
