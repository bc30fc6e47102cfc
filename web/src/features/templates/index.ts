/** What other features may show of templates. */
export { SendTemplateDialog } from './send/send-template-dialog.tsx'
export { TemplateFrame } from './template-frame.tsx'
