import { CONTACT_ADDRESS } from './contact-address.ts'
import type { LegalText } from './legal-document.tsx'

export const securityEn: LegalText = {
  title: 'Security',
  updated: 'Last updated: 29 Nov 2026',
  intro:
    'How Lotwire keeps a dealership’s data apart, closed, and provable. Only what is done, nothing that is planned.',
  sections: [
    {
      title: 'Where it runs',
      paragraphs: [
        'On Amazon Web Services. Everything travels encrypted, and browsers are told to use nothing else. The database and all files are encrypted where they lie.',
        'The database can be put back to any second of the last 35 days.',
      ],
    },
    {
      title: 'One dealership never sees another',
      paragraphs: [
        'Who asks is known from the login alone, and each record lies under its dealership’s own key. Every call of the product is tried as every role and from another dealership before a version goes out.',
      ],
    },
    {
      title: 'Who may do what',
      paragraphs: [
        'Agents see their customers, managers everybody’s; a dealership makes roles of its own. Nobody gives rights that they don’t have.',
        'Logging in takes a password and, where a person or the dealership wants it, a code from an app. Guessing is slowed down and stopped. Each person sees their devices and can log them out.',
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
        'Recordings lie with their contact and go with it. A recorded call says so first, for whom and by whose service, and whose AI writes it out.',
        'Numbers of cards, papers, and accounts are taken out of what is written before an AI reads it. The assistant can only say sentences that it was given; prices and times come from the dealership’s own data.',
      ],
    },
    {
      title: 'Proof',
      paragraphs: [
        'Who did what is kept for two years, in a log whose entries are sealed and chained. It is checked every night, managers can check it themselves, and they are told of a break.',
      ],
    },
    {
      title: 'If you find a hole',
      paragraphs: [`Write to ${CONTACT_ADDRESS}.`],
    },
  ],
}
