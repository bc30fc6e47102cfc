/** Number of colors that distinguish people. */
const HUES = 6

/** The index of an id's color: the same everywhere, and unchanged when the person is renamed. */
export const hueOf = (id: string) => [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 997, 7) % HUES
