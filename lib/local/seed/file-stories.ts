import type { Story } from './script.ts'

/** Files of every kind, in both directions. */
export const fileStories: readonly Story[] = [
  {
    name: 'Celeste Okafor',
    from: '+16285550191',
    assignee: 'tess',
    lines: [
      [2.4, 'whatsapp', 'customer', 'This is my trade-in. What would you give me for it?', 'car.jpg'],
      [2.35, 'whatsapp', 'customer', '', 'voice.ogg'],
      [2.2, 'whatsapp', 'tess', 'Thanks, Celeste! Are there any warning lights on?'],
      [2.1, 'whatsapp', 'customer', 'None.', 'dashboard.png'],
      [2.0, 'whatsapp', 'tess', 'Here’s a walkaround of the one you asked about.', 'walkaround.mp4'],
      [1.95, 'whatsapp', 'tess', '', 'car.jpg'],
    ],
  },
  {
    name: 'Abel Montoya',
    from: '+16285550192',
    assignee: 'diego',
    lines: [
      [4.2, 'sms', 'customer', 'Does the truck come with its papers?'],
      [4.1, 'sms', 'diego', 'It does. This is what the card looks like.', 'insurance-card.pdf'],
      [4.0, 'sms', 'customer', 'Got it, thanks. Here’s mine.', 'insurance-card.pdf'],
      [3.9, 'sms', 'diego', 'And this is how it sounds.', 'voice.ogg'],
    ],
  },
]
