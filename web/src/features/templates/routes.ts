import { LayoutTemplate } from 'lucide-react'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import type { Feature } from '../../lib/feature.ts'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'

export const templates: Feature = {
  pages: [{ path: 'message-templates', lazy: async () => ({ Component: (await import('./page.tsx')).TemplatesPage }) }],
  entry: {
    to: '/message-templates',
    title: { en: 'Message Templates', es: 'Plantillas de mensajes' },
    icon: LayoutTemplate,
    key: 't',
    group: 'marketing',
    rights: ['templates'],
  },
  adds: {
    commands: [
      {
        id: 'template-new',
        at: 20,
        title: { en: 'Create template', es: 'Crear plantilla' },
        group: 'create',
        to: '/message-templates?new',
      },
    ],
    composerActions: [
      {
        id: 'template',
        at: 10,
        icon: LayoutTemplate,
        title: { en: 'Send Template', es: 'Enviar plantilla' },
        isFor: (type) => CHANNELS[type].hasTemplates,
        isWayOut: true,
        opens: lazyDialog(async () => (await import('./send/send-template-dialog.tsx')).SendTemplateDialog, byOpen),
      },
    ],
  },
}
