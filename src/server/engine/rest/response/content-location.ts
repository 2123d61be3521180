/** The address of what was read, with its parameters in one order, so that two who ask the same see the same. */
export const contentLocation = (name: string, search: string): string => {
  const groups = Map.groupBy(new URLSearchParams(search), ([key]) => key);
  groups.delete('apikey');
  const parameters = [...groups]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, pairs]) => `${encode(key)}=${pairs.map(([, value]) => encode(value)).join(',')}`);
  return `/${encodeURIComponent(name)}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`;
};

/** All but letters, digits and `-_.~`. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/gu,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
