import { LayoutTemplate } from 'lucide-react'
import type { Feature } from '../../lib/feature.ts'

export const templates: Feature = {
  pages: [{ path: 'message-templates', lazy: async () => ({ Component: (await import('./page.tsx')).TemplatesPage }) }],
  entry: {
    to: '/message-templates',
    title: { en: 'Message Templates', es: 'Plantillas de mensajes' },
    shortTitle: { en: 'Templates', es: 'Plantillas' },
    icon: LayoutTemplate,
  },
}
