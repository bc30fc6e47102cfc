import { ContactRound } from 'lucide-react'
import type { Feature } from '../../lib/feature.ts'

export const contacts: Feature = {
  pages: [
    { path: 'contacts/:contactId?', lazy: async () => ({ Component: (await import('./page.tsx')).ContactsPage }) },
  ],
  entry: { to: '/contacts', title: { en: 'Contacts', es: 'Contactos' }, icon: ContactRound },
}
