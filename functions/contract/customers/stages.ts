/** The stages that every dealership has, in the order of its board (S1 §4). Their names are in the specification's words. */
export const DEFAULT_STAGES = [
  { id: 'new', name: 'New' },
  { id: 'contact_attempt', name: 'Contact Attempt' },
  { id: 'contacted', name: 'Contacted' },
  { id: 'appt_scheduled', name: 'Appt. Scheduled' },
  { id: 'working_deal', name: 'Working Deal' },
  { id: 'missed_appt', name: 'Missed Appt.' },
  { id: 'visit_followup', name: 'Visit Followup' },
  { id: 'sold', name: 'Sold' },
  { id: 'lost', name: 'Lost' },
] as const
