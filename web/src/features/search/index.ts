/** What other screens may show of a search. */
export { hitAddress } from './hit-address.ts'
export { HitText } from './hit-text.tsx'
