import type { Story } from './script.ts'

/** Conversations after a sale: service, parts, papers. */
export const serviceStories: readonly Story[] = [
  {
    name: 'Andre Fontaine',
    from: '+16285550116',
    lines: [
      [8, 'whatsapp', 'customer', 'How long does the 30k service take?'],
      [7.9, 'whatsapp', 'tess', 'About two hours. We have a lounge and good coffee, or a ride within five miles.'],
      [7.7, 'whatsapp', 'customer', 'Tuesday 8am then, I will take the ride'],
      [7.6, 'whatsapp', 'tess', 'Booked: Tuesday at 8. See you then, Andre.'],
    ],
  },
  {
    name: 'Ingrid Solheim',
    from: '+447700900145',
    isUnread: true,
    lines: [
      [2.6, 'whatsapp', 'customer', 'Hello, could you send the export papers for the Mustang to my shipper?'],
      [1.8, 'whatsapp', 'customer', 'They need them before the ship closes on Thursday.'],
    ],
  },
  {
    name: 'Darnell Price',
    from: '+16285550117',
    lines: [
      [44, 'sms', 'customer', 'is my spare key in yet'],
      [43.5, 'sms', 'marcus', 'It came this morning, Darnell. It takes ten minutes to program, any time before 6.'],
      [43.2, 'sms', 'customer', 'Can I come by Tuesday instead?'],
    ],
  },
  {
    name: 'Fatima El-Amin',
    from: '+16285550118',
    lines: [
      [13, 'whatsapp', 'customer', 'My temporary plates run out on Friday and the real ones have not come.'],
      [
        12.6,
        'whatsapp',
        'rosa',
        'Thank you for telling us, Fatima. I have asked the DMV for an extension, you can pick it up tomorrow.',
      ],
      [12.4, 'whatsapp', 'customer', 'You are the best, thank you'],
    ],
  },
  {
    name: 'George Papadakis',
    from: '+16285550119',
    ends: { status: 'undelivered', error_code: 30005 },
    lines: [
      [54, 'sms', 'customer', 'Call me about the recall letter please'],
      [53, 'sms', 'tess', 'Hi George, the part is here and the repair is free. Which day suits you?'],
    ],
  },
  {
    name: 'Noor Rahman',
    from: '+16285550120',
    status: 'closed',
    lines: [
      [76, 'whatsapp', 'customer', 'Does the warranty move to the new owner if I sell the car?'],
      [75.6, 'whatsapp', 'marcus', 'It does, and the buyer pays nothing for it. I will send you the form.'],
      [75.4, 'whatsapp', 'customer', 'Perfect'],
    ],
  },
  {
    name: 'Shauna Whitcomb',
    from: '+16285550121',
    isUnread: true,
    lines: [[5.6, 'sms', 'customer', 'Left my sunglasses in the loaner (white Camry), did anyone find them?']],
  },
  {
    name: 'Esteban Figueroa',
    from: '+16285550122',
    lines: [
      [31, 'whatsapp', 'customer', '¿Ya está lista mi camioneta?'],
      [
        30.8,
        'whatsapp',
        'diego',
        'Sí, Esteban: cambio de aceite, frenos y alineación. Son 412 dólares y cerramos a las ocho.',
      ],
      [30.6, 'whatsapp', 'customer', 'Voy para allá'],
    ],
  },
]
