import type { Story } from './script.ts'

export const englishStories: readonly Story[] = [
  {
    name: 'Hannah Whitfield',
    from: '+16285550101',
    assignee: 'tess',
    isUnread: true,
    lines: [
      [3.2, 'whatsapp', 'customer', 'Hi! Is the blue 2023 Civic Touring still available?'],
      [
        3.1,
        'whatsapp',
        'tess',
        'Hi Hannah, yes it is. 18,400 miles, one owner, clean report. Would you like to see it?',
      ],
      [2.9, 'whatsapp', 'customer', 'I would. Can I just come by?'],
      [2.8, 'whatsapp', 'tess', 'Any time we are open. I will have it washed and out front for you.'],
      [0.2, 'whatsapp', 'customer', 'I might be ten minutes late, is that ok?'],
      [0.1, 'whatsapp', 'customer', 'Also, can I bring my old Corolla for an appraisal?'],
    ],
  },
  {
    name: 'Jerome Castellanos',
    from: '+16285550102',
    isUnread: true,
    lines: [[0.6, 'sms', 'customer', 'Saw your ad for the F-150 Lariat. What would payments be with 5k down?']],
  },
  {
    name: 'Priya Raman',
    from: '+16285550103',
    lines: [
      [7, 'whatsapp', 'customer', 'Do you have any hybrids under 25k?'],
      [
        6.8,
        'whatsapp',
        'marcus',
        'Three right now: a 2021 Camry Hybrid, a 2020 Accord Hybrid and a 2022 Niro. The Niro is the newest at $23,900.',
      ],
      [6.5, 'whatsapp', 'customer', 'The Niro sounds right. Does it qualify for any rebate?'],
      [
        5.9,
        'whatsapp',
        'marcus',
        'Used hybrids do not, but we can take $500 off for financing through our credit union. Shall I run the numbers?',
      ],
      [5.5, 'whatsapp', 'customer', 'Yes please 🙏'],
      [
        5.2,
        'whatsapp',
        'marcus',
        'With $3,000 down and 60 months it comes to about $389 a month. No obligation, the quote holds until Saturday.',
      ],
    ],
  },
  {
    name: 'Walter O’Shaughnessy-Vandermeulen',
    from: '+447700900123',
    lines: [
      [
        20,
        'whatsapp',
        'customer',
        'Good afternoon. My daughter has just moved to San Francisco to study and is in want of something small, safe and automatic. I am ringing round from London, hence the odd hour.',
      ],
      [
        17,
        'whatsapp',
        'rosa',
        'Good morning Walter! We have a 2022 Corolla LE with every safety feature Toyota makes, $19,750. Happy to walk around it with you on video.',
      ],
      [16.5, 'whatsapp', 'customer', 'That would be splendid. Would six o’clock my time tomorrow suit?'],
      [16.4, 'whatsapp', 'rosa', 'Ten in the morning here, perfect. I will call you then.'],
    ],
  },
  {
    name: 'Denise Kowalczyk',
    from: '+16285550104',
    ends: { status: 'undelivered', error_code: 30003 },
    lines: [
      [9, 'sms', 'customer', 'My check engine light came on two days after I bought the Jetta from you.'],
      [
        8.7,
        'sms',
        'tess',
        'I am sorry Denise. It is still under our 30 day warranty. Can you bring it in tomorrow at 9?',
      ],
    ],
  },
  {
    name: 'Omar Haddad',
    from: '+16285550105',
    assignee: 'diego',
    lines: [
      [30, 'whatsapp', 'customer', 'Is the price on the Tacoma negotiable?'],
      [29.5, 'whatsapp', 'diego', 'There is a little room, Omar. Are you trading anything in?'],
      [29, 'whatsapp', 'customer', 'A 2016 Frontier, 92k miles, runs great.'],
      [28.6, 'whatsapp', 'diego', 'Good truck. Bring it by and we will give you a written offer in twenty minutes.'],
      [28.2, 'whatsapp', 'customer', 'Ok will try this weekend'],
    ],
  },
  {
    name: 'Beatrice Lindqvist',
    from: '+16285550106',
    status: 'closed',
    lines: [
      [70, 'sms', 'customer', 'Thank you all for making it so easy. Love the Outback!'],
      [
        69.5,
        'sms',
        'marcus',
        'It was a pleasure, Beatrice. Your plates come by mail in two to three weeks. Enjoy the mountains!',
      ],
    ],
  },
  {
    name: 'Terrence Boateng',
    from: '+16285550107',
    lines: [
      [26, 'sms', 'customer', 'What time do you close on Sundays?'],
      [25.8, 'sms', 'tess', 'We are open 11 to 5 on Sundays. Come by!'],
      [25.5, 'sms', 'customer', 'STOP'],
    ],
  },
  {
    name: 'Kimberly Ashdown',
    from: '+16285550108',
    isUnread: true,
    lines: [
      [48, 'whatsapp', 'customer', 'Do you buy cars? I have a 2019 CX-5 I no longer need.'],
      [47, 'whatsapp', 'marcus', 'We do! How many miles, and is there a loan on it?'],
      [1.4, 'whatsapp', 'customer', '41,000 miles and it is paid off. I have the title in hand.'],
    ],
  },
  {
    name: 'Raj Mehta',
    from: '+16285550109',
    lines: [
      [12, 'whatsapp', 'customer', 'Can someone send me the Carfax for stock number P2291?'],
      [
        11.8,
        'whatsapp',
        'tess',
        'Of course: no accidents, two owners, all services at the dealer. I can print it for your visit too.',
      ],
      [11.7, 'whatsapp', 'customer', 'Great, thanks'],
    ],
  },
  {
    name: 'Gloria Steinbach',
    from: '+16285550110',
    status: 'archived',
    lines: [
      [120, 'sms', 'customer', 'Please take me off the list for the minivan, we bought one in Daly City.'],
      [119, 'sms', 'rosa', 'Done, Gloria. Congratulations, and thank you for letting us know.'],
    ],
  },
  {
    name: 'AutoLead Exchange',
    from: '72345',
    isUnread: true,
    lines: [
      [
        4.5,
        'sms',
        'customer',
        'New lead: Simone Archer, looking for a 3-row SUV under $35,000, prefers to be texted in the evening.',
      ],
    ],
  },
  {
    name: 'Miguel Angel Reyes',
    from: '+16285550111',
    lines: [
      [15, 'sms', 'customer', 'Hey is financing possible with a 610 score'],
      [
        14.8,
        'sms',
        'diego',
        'Often yes, Miguel. It depends on income and down payment. Do you have 10 minutes for a quick call?',
      ],
      [14.5, 'sms', 'customer', 'After 6 is good'],
      [14.4, 'sms', 'diego', 'I will call you at 6:15.'],
    ],
  },
  {
    name: 'Yuki Tanabe',
    from: '+16285550112',
    ends: { status: 'failed', error_code: 30007 },
    lines: [
      [22, 'sms', 'customer', 'do u still have the red mx5'],
      [
        21.7,
        'sms',
        'tess',
        'We do! It is the only one within 100 miles, so do not wait too long. Want to drive it today?',
      ],
    ],
  },
  {
    name: 'Patricia Nwosu',
    from: '+16285550113',
    lines: [
      [6, 'sms', 'customer', 'Hi, this is Patricia, I test drove the Highlander yesterday.'],
      [5.8, 'sms', 'marcus', 'Hi Patricia! What did your husband think of it?'],
      [
        5,
        'whatsapp',
        'customer',
        'Writing here instead, texts cost me extra. He loved it. We would like the white one.',
      ],
      [4.8, 'whatsapp', 'marcus', 'Wonderful! I have put it aside for you until Friday.'],
    ],
  },
  {
    name: 'Colin McAllister',
    from: '+16285550114',
    status: 'closed',
    lines: [
      [90, 'whatsapp', 'customer', 'Just drove it home. Thanks again, guys!'],
      [89, 'whatsapp', 'tess', 'Our pleasure, Colin. Enjoy the new car!'],
    ],
  },
  {
    name: 'Sofia Petrakis',
    from: '+16285550115',
    isUnread: true,
    lines: [
      [1.1, 'whatsapp', 'customer', 'Good morning, I would like to book the first service for my RAV4.'],
      [1, 'whatsapp', 'customer', 'Any day next week before noon is fine.'],
    ],
  },
]
