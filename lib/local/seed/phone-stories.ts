import type { Story } from './script.ts'

const AD = {
  ReferralSourceId: '120210',
  ReferralSourceType: 'ad',
  ReferralSourceUrl: 'https://fb.me/2camry',
  ReferralHeadline: '2021 Camry SE, $289 a month',
  ReferralBody: 'Low miles, one owner. Message us for a test drive.',
}
const PLACE = {
  Latitude: '37.7596',
  Longitude: '-122.4269',
  Label: 'Mission Dolores Park',
  Address: 'Dolores St & 19th St, San Francisco',
  MessageType: 'location',
}

/** Messages besides texts and files: an ad's lead, a quote, a location, a card, a pressed button, a reaction. */
export const phoneStories: readonly Story[] = [
  {
    name: 'Naomi Adeyemi',
    from: '+16285550195',
    assignee: 'tess',
    isUnread: true,
    lines: [
      [3.6, 'whatsapp', 'customer', 'Hi! Is this one still available?', { fields: AD }],
      [3.5, 'whatsapp', 'tess', 'Hi Naomi! It is. 31,000 miles, one owner. We’re open until eight today.'],
      [3.45, 'whatsapp', 'tess', 'Would you like to come by for a test drive?'],
      [
        3.3,
        'whatsapp',
        'customer',
        'Is that one owner from new?',
        { quotes: 'Hi Naomi! It is. 31,000 miles, one owner. We’re open until eight today.' },
      ],
      [3.2, 'whatsapp', 'tess', 'From new, yes. I can send you the report.', { quotes: 'Is that one owner from new?' }],
      [0.6, 'whatsapp', 'customer', '', { fields: PLACE }],
      [0.58, 'whatsapp', 'customer', 'I’m here. How long does it take to get to you?'],
      [0.5, 'whatsapp', 'customer', '', 'contact.vcf'],
      [0.48, 'whatsapp', 'customer', 'My husband’s number. Call him if I don’t pick up.'],
    ],
  },
  {
    name: 'Grant Ellison',
    from: '+16285550196',
    lines: [
      [28, 'sms', 'customer', 'Can you hold the Maverick until tomorrow noon?'],
      [27.8, 'sms', 'marcus', 'Yes, it’s on hold for you until noon tomorrow.'],
      [27.7, 'sms', 'customer', 'Loved “Yes, it’s on hold for you until noon tomorrow.”'],
    ],
  },
]
