/** Parts of the security settings. */
export { RequireTwoStep } from './require-two-step.tsx'
export { TwoStepPart } from './two-step-part.tsx'
