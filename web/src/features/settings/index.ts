export { NumberState } from './connect/number-state.tsx'
export { NumberWays } from './connect/number-ways.tsx'
