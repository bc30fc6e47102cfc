import { CLOSING } from '#contract/leaving/closing-facts.ts'
import { CONTACT_ADDRESS } from './contact-address.ts'
import type { LegalText } from './legal-document.tsx'

export const securityEn: LegalText = {
  title: 'Security',
  updated: 'Last updated: 30 Nov 2026',
  intro: 'How Lotwire keeps a dealership’s data apart, closed, and provable. What we do today, not what we plan to.',
  sections: [
    {
      title: 'Where it runs',
      paragraphs: [
        'On Amazon Web Services. Everything travels encrypted, and browsers are told to use nothing else. The database and all files are encrypted at rest.',
        'The database can be restored to any second of the last 35 days.',
      ],
    },
    {
      title: 'One dealership never sees another',
      paragraphs: [
        'Who is asking is known from the login alone, and each record is stored under its dealership’s own key. Before each release, every API call is tested as every role and from another dealership.',
      ],
    },
    {
      title: 'Who may do what',
      paragraphs: [
        'Agents see their customers, managers everybody’s; a dealership can add roles of its own. Nobody can give rights that they don’t have.',
        'Logging in takes a password and a code from an app, which a new dealership asks of everybody within seven days unless its owner decides otherwise, or else a Google or Microsoft account that the person has linked. A dealership that proves its email domain can require such an account, or one of its own provider. Guessing passwords is slowed down, then blocked. Everybody sees their devices and can log them out.',
      ],
    },
    {
      title: 'Secrets',
      paragraphs: [
        'Passwords are kept by Amazon Cognito, in a form that can’t be read back. Credentials of Twilio, the vehicle feed, calendars, and AI services are encrypted once more with keys of their own, and never shown again. API keys are kept as hashes.',
      ],
    },
    {
      title: 'Calls and AI',
      paragraphs: [
        'Recordings are stored with their contact and deleted with it. A recorded call says so first: for whom, by whose service, and whose AI transcribes it.',
        'Card, ID, and account numbers are removed from text before an AI reads it. The assistant can only say sentences that it was given; prices and times come from the dealership’s own data.',
      ],
    },
    {
      title: 'Proof',
      paragraphs: [
        'Who did what is kept for two years, in a log whose entries are sealed and chained. It is checked every night; managers can check it themselves, and are told if it is broken.',
      ],
    },
    {
      title: 'Leaving',
      paragraphs: [
        `An owner can export everything at any time. A dealership that is closed can be reopened for ${CLOSING.days} days. Then all of it but what the law requires is deleted, a search through the whole database proves that nothing else is left, and its owners get a certificate by email.`,
      ],
    },
    {
      title: 'If you find a vulnerability',
      paragraphs: [`Write to ${CONTACT_ADDRESS}.`],
    },
  ],
}
