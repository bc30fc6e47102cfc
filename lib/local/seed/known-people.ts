import type { DefaultLabel } from '#contract/customers/labels.ts'

interface Known {
  stage?: string
  labels?: (DefaultLabel | 'Trade-in' | 'Financing')[]
  email?: string
  company?: string
  notes?: string
  looking_for?: string
  budget?: string
}

/** The dealership's records about customers who wrote, by phone number; everyone else is new. */
export const KNOWN: Record<string, Known> = {
  '+16285550101': {
    stage: 'appt_scheduled',
    budget: 'up to $24,000',
    labels: ['Important', 'Trade-in'],
    email: 'hannah.whitfield@example.com',
  },
  '+16285550103': {
    stage: 'working_deal',
    looking_for: 'a hybrid',
    budget: 'under 25k',
    labels: ['Quote', 'Financing'],
    notes: 'Niro, 60 months, quote holds until Saturday.',
  },
  '+447700900123': { stage: 'contacted', notes: 'Lives in London; the car is for his daughter.' },
  '+16285550104': { stage: 'contact_attempt' },
  '+16285550105': { stage: 'working_deal', budget: '$31,500', labels: ['Sale', 'Important'] },
  '+16285550106': { stage: 'sold', labels: ['Sale'], email: 'beatrice@example.com' },
  '+16285550107': { stage: 'contacted', budget: 'under 20k' },
  '+16285550108': { stage: 'visit_followup', budget: '$17,000 to $19,000', labels: ['Follow-up'] },
  '+16285550109': { stage: 'appt_scheduled' },
  '+16285550110': { stage: 'lost' },
  '+16285550111': { stage: 'missed_appt', labels: ['Follow-up'] },
  '+16285550113': { stage: 'contacted', labels: ['New Client'] },
  '+16285550114': { stage: 'sold' },
  '+16285550116': { stage: 'sold', labels: ['Support'], company: 'Fontaine Catering' },
  '+16285550118': { stage: 'visit_followup', labels: ['Support'] },
  '+16285550131': {
    stage: 'appt_scheduled',
    looking_for: 'una troca de doble cabina',
    budget: '28 mil',
    labels: ['New Client'],
  },
  '+16285550132': { stage: 'working_deal', budget: '22,000' },
  '+16285550133': { stage: 'contacted', email: 'maria.del.carmen.rodriguez.santillan@example.com' },
  '+16285550134': { stage: 'contact_attempt' },
  '+16285550136': { stage: 'sold' },
  '+16285550137': { stage: 'missed_appt', labels: ['Urgent'] },
  '+16285550140': { stage: 'lost' },
  '+16285550151': { stage: 'contact_attempt', labels: ['Urgent'] },
  '+16285550156': { stage: 'visit_followup', labels: ['Quote'] },
}

/** Dollars that they paid. */
export const PAID: Record<string, number> = {
  '+16285550106': 21_400,
  '+16285550114': 17_950,
  '+16285550136': 26_300,
}

/** The team's notes about them. */
export const NOTES: Record<string, readonly [by: 'rosa' | 'marcus' | 'tess' | 'diego', content: string][]> = {
  '+16285550101': [['tess', 'Trade-in: 2016 Corolla, about 88k miles. Wants an appraisal at the visit.']],
  '+16285550103': [
    ['marcus', 'Credit union pre-approval is in; rate holds through the end of the month.'],
    ['rosa', 'Offer the free first service if she signs this week.'],
  ],
  '+16285550137': [['diego', 'No llegó a la cita del martes. Prefiere que la llamen después de las 6 p.m.']],
}

/** People who came in or called and never wrote, with the hours since then. */
export const WALK_INS = [
  [2, { first_name: 'Harriet', last_name: 'Lindgren', phone: '(628) 555-0161', labels: ['New Client'] }],
  [30, { first_name: 'Teodoro', last_name: 'Salas', phone: '(628) 555-0162', stage: 'contact_attempt' }],
  [
    80,
    {
      first_name: 'Constance',
      last_name: 'Featherstonehaugh-Abernathy',
      phone: '(628) 555-0163',
      email: 'constance.f.abernathy@example.com',
      company: 'Abernathy & Daughters Landscaping',
      stage: 'visit_followup',
    },
  ],
  [60, { first_name: 'Marisol', last_name: 'Prado', phone: '(628) 555-0164', stage: 'lost' }],
] as const satisfies [number, Known & { first_name: string; last_name: string; phone: string }][]
