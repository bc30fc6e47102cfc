import type { Story } from './script.ts'

/** Problems that a dealership runs into: a file, a phone that is off, a Twilio that is slow or does not answer. */
export const troubleStories: readonly Story[] = [
  {
    name: 'Renata Oliveira',
    from: '+16285550151',
    isUnread: true,
    assignee: 'tess',
    lines: [
      [1.8, 'whatsapp', 'customer', 'Do you need anything else from me for the registration?'],
      [1.6, 'whatsapp', 'tess', 'Hi Renata, to get the plates ready I need your insurance card.'],
      [1.2, 'whatsapp', 'customer', 'Here it is, good until next June.', 'insurance-card.pdf'],
    ],
  },
  {
    name: 'Howard Pell',
    from: '+16285550152',
    ends: 'queued',
    lines: [
      [0.8, 'sms', 'customer', 'Did my deposit arrive?'],
      [0.7, 'sms', 'marcus', 'It did, Howard. The Edge is yours; the papers are ready whenever you are.'],
    ],
  },
  {
    name: 'Luz Marín',
    from: '+16285550153',
    ends: 'sent',
    assignee: 'diego',
    lines: [
      [0.6, 'whatsapp', 'customer', '¿Puedo pasar a recoger las llaves hoy?'],
      [0.5, 'whatsapp', 'diego', 'Claro, Luz. Están en recepción hasta las ocho.'],
    ],
  },
  {
    name: 'Gavin Tremblay',
    from: '+16285550154',
    ends: 'unknown',
    lines: [
      [1.1, 'whatsapp', 'customer', 'Is the test drive at four still on?'],
      [0.95, 'whatsapp', 'tess', 'Yes! Please bring your driver’s license.'],
    ],
  },
]
