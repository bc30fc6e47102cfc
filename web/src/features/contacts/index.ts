/** Parts of contacts for other features. */
export { ContactDialog } from './form/contact-dialog.tsx'
