/** Parts of templates for other features. */
export { TemplateFrame } from './template-frame.tsx'
