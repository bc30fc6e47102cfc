/** What other features may show of templates. */
export { TemplateFrame } from './template-frame.tsx'
