/** How many colours people are told apart by. */
const HUES = 6

/** Which of the colours belongs to an id: the same everywhere, and kept when the person is renamed. */
export const hueOf = (id: string) => [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 997, 7) % HUES
