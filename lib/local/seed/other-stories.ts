import type { Story } from './script.ts'

/** Conversations that no phone number stands for: on the dealership's site, on Facebook, and on Instagram. */
export const otherStories: readonly Story[] = [
  {
    name: 'Kelsey Durand',
    from: 'site',
    assignee: 'diego',
    lines: [
      [4.6, 'webchat', 'customer', 'Hi, does this one have a clean title?'],
      [4.5, 'webchat', 'diego', 'Hi Kelsey, it does, and one owner. I can send you the report.'],
      [4.4, 'webchat', 'customer', 'Please do. How late are you open today?'],
      [4.3, 'webchat', 'diego', 'Until 8. Ask for me at the front desk.'],
    ],
  },
  {
    name: 'Andre Whitlock',
    from: '24680135791113',
    isUnread: true,
    lines: [
      [6.2, 'messenger', 'customer', 'Is this still available?'],
      [6.1, 'messenger', 'tess', 'Hi Andre! Yes, it came in this week. Would you like to drive it?'],
      [0.9, 'messenger', 'customer', 'I would. Is tomorrow after 5 ok?'],
    ],
  },
  {
    name: 'Noemí Barragán',
    from: '24680135791114',
    assignee: 'tess',
    lines: [
      [9.4, 'instagram', 'customer', '¡Hola! Vi su historia. ¿La troca gris sigue en venta?'],
      [9.2, 'instagram', 'tess', '¡Hola, Noemí! Sí, aquí la tenemos. ¿Te mando más fotos?'],
    ],
  },
]
