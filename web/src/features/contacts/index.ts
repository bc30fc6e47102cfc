/** What other features may show of the contacts. */
export { ContactDialog } from './form/contact-dialog.tsx'
