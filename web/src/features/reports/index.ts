export { useValueText } from './use-value-text.ts'
