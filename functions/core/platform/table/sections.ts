/** Sorts after every place: places consist of digits and capital letters. */
export const END = '~'
/** Sorts before every letter of a place. */
const START = '!'

/** A sort key in a partition that holds several lists: its list's name, then its place in that list. */
export const inSection = (section: string, place: string) => `${section}#${place}`

/** The place in such a sort key. */
export const placeIn = (key: string) => key.slice(key.indexOf('#') + 1)

/**
 * The range of one list's keys in its partition, bounded at both ends because other lists are beside it; optionally
 * above or below a place.
 */
export const sectionRange = (section: string, { above, below }: { above?: string; below?: string } = {}) => ({
  between: [
    inSection(section, above === undefined ? '' : above + START),
    inSection(section, below === undefined ? END : lastBelow(below)),
  ] as [string, string],
})

/** The range of all places of an index that holds one list, optionally above or below one. */
export const placeRange = ({ above, below }: { above?: string; below?: string }) => ({
  between: [above === undefined ? START : above + START, below === undefined ? END : lastBelow(below)] as [
    string,
    string,
  ],
})

/** A range includes its ends, but a page must not begin with the last row of the previous one. */
const lastBelow = (place: string) =>
  place.slice(0, -1) + String.fromCharCode(place.charCodeAt(place.length - 1) - 1) + END
