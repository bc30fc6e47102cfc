/** What other features may show of labels. */
export { Labels } from './labels.tsx'
