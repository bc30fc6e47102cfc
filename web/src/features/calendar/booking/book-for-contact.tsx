import type { ContactDialogProps } from '../../../lib/slots.ts'
import { BookDialog } from './book-dialog.tsx'

/** Books an appointment for the contact on the screen, where they are talked to. */
export const BookForContact = (props: ContactDialogProps) => <BookDialog {...props} />
