import { CONTACT_ADDRESS } from './contact-address.ts'
import type { LegalText } from './legal-document.tsx'

export const privacyEn: LegalText = {
  title: 'Privacy Policy',
  updated: 'Last updated: 21 Nov 2026',
  intro: 'What Lotwire stores, why, who else sees it, and what you can ask of us. In plain words.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        'For the accounts of the people who use Lotwire, we are. For the customers a dealership talks to through Lotwire, the dealership is, and we process their data on its instructions.',
      ],
    },
    {
      title: 'What we store',
      paragraphs: [
        'About you: your name, email address, organization, role and language. Your password is kept by our identity provider in a form that cannot be read back.',
        'About a dealership’s customers: names, phone numbers, what was written and sent, when, through which channel, whether it was delivered, and whether the person asked not to be written to.',
        'About your Twilio account: the credentials you enter. They are encrypted and never shown again.',
        'When you use the service: the time and the network address of sign-in attempts, so that nobody can guess passwords, and technical logs without the content of messages.',
      ],
    },
    {
      title: 'Why',
      paragraphs: [
        'To provide the service you signed up for, to keep it secure, and to tell you about your account. We do not sell data, we do not show advertising, and we do not use your conversations to advertise to anybody.',
      ],
    },
    {
      title: 'Cookies and storage in your browser',
      paragraphs: [
        'We set cookies only to keep you signed in and to protect your requests against forgery. Your browser also keeps your language, the light or dark appearance, and drafts of messages you have not sent. There are no tracking cookies.',
      ],
    },
    {
      title: 'Who else handles the data',
      paragraphs: [
        'Amazon Web Services hosts the service, including its emails. Twilio, in your own account, carries messages and calls, and through it WhatsApp and the telephone carriers. Nobody else receives it, unless the law obliges us.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'As long as the account exists. When an organization closes its account, we delete its data; copies in backups expire after at most 35 days. Sign-in attempts are forgotten within days.',
      ],
    },
    {
      title: 'How it is protected',
      paragraphs: [
        'Connections and stored data are encrypted. Each organization sees only its own data, and each person only what the role allows. Secrets are encrypted once more with keys of their own.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may ask what we store about you, have it corrected, exported or deleted, and object to its use. If you are a customer of a dealership, ask the dealership first; we help it to answer. A customer who writes STOP is not written to on that channel again until they write START.',
      ],
    },
    {
      title: 'Changes and contact',
      paragraphs: [
        `We announce important changes by email or in the product. Questions and requests: ${CONTACT_ADDRESS}.`,
      ],
    },
  ],
}
