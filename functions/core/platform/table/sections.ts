/** Sorts behind every place: those are written in digits and capital letters. */
export const END = '~'
/** Sorts before every letter of a place. */
const START = '!'

/** A sort key of a partition that holds several lists: its list's name, then its place in that list. */
export const inSection = (section: string, place: string) => `${section}#${place}`

/** The place that such a sort key names. */
export const placeIn = (key: string) => key.slice(key.indexOf('#') + 1)

/**
 * One list's keys in its partition, bounded at both ends as others lie beside it; of these what stands above a place, or
 * below one.
 */
export const sectionRange = (section: string, { above, below }: { above?: string; below?: string } = {}) => ({
  between: [
    inSection(section, above === undefined ? '' : above + START),
    inSection(section, below === undefined ? END : lastBelow(below)),
  ] as [string, string],
})

/** A range holds its ends, and a page does not begin with the last row of the one before. */
const lastBelow = (place: string) =>
  place.slice(0, -1) + String.fromCharCode(place.charCodeAt(place.length - 1) - 1) + END
