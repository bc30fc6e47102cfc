import { CLOSING } from '#contract/leaving/closing-facts.ts'
import { CONTACT_ADDRESS } from './contact-address.ts'
import type { LegalText } from './legal-document.tsx'
import { keptIn, vendorsIn } from './privacy-lists.ts'

export const privacyEn: LegalText = {
  title: 'Privacy Policy',
  updated: 'Last updated: 30 Nov 2026',
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
        'About a dealership’s customers: names, phone numbers, email addresses, and other facts that the dealership notes or that the customer told; messages and files with when, through which channel, and whether they were delivered; calls, their recordings and transcripts; appointments, deals, and trade-ins with photos; what the person agreed to, and whether they asked not to be written to.',
        'About Twilio: the credentials of the dealership’s own account, or of the one that Lotwire opened for it. They are encrypted and never shown again. Keys of AI services are kept alike.',
        'When you use the service: the time, network address, and browser of logins and of what the dealership’s audit log keeps, so that nobody can guess passwords and everybody sees their devices; and technical logs without the content of messages.',
        'About visitors of a dealership’s public pages: how often a page was opened. So that nobody is counted twice, a code that cannot be turned back is kept for a day. What a visitor enters into a form goes to the dealership.',
        'About visitors who use a dealership’s webchat: what they write and send, the vehicle whose page they were on, and a phone number once they have proved it. A random key in the browser opens their conversation again; we keep only a code made from it, which cannot be turned back.',
      ],
    },
    {
      title: 'Why',
      paragraphs: [
        'To provide the service you signed up for, to keep it secure, and to tell you about your account. We do not sell data, we do not show advertising, and we do not use your conversations to advertise to anybody.',
      ],
    },
    {
      title: 'Calls, and software that reads',
      paragraphs: [
        'A dealership may turn on the recording of calls. Whoever is called or calls then hears first, in English and Spanish, that the call may be recorded, whose service records it, and whose software writes it out, if any does. That they went on is kept with the call. Voicemails are recorded by their nature.',
        'A dealership may also have an AI answer, or help its people to. That software reads the conversation, what the dealership knows about the contact, and what voice notes and recordings say. Asked whether it is one, the assistant says that it is automated.',
      ],
    },
    {
      title: 'Cookies and storage in your browser',
      paragraphs: [
        'We set cookies only to keep you signed in and to protect your requests against forgery. Your browser also keeps your language, the light or dark appearance, and drafts of messages you have not sent; on a dealership’s pages, the key to your conversation in the webchat and, until the tab closes, which vehicles you looked at. There are no tracking cookies.',
      ],
    },
    {
      title: 'Who else handles the data',
      paragraphs: [
        'These, and whoever the law obliges us to. This list is made from the register that the software itself is checked against. Twilio’s account is either the dealership’s own, with which it has its own agreement, or one that Lotwire opened for that dealership alone under its agreement with Twilio.',
      ],
      list: vendorsIn('en'),
    },
    {
      title: 'How long',
      paragraphs: [
        `Contacts with their messages, files, calls, recordings, and appointments stay until the dealership deletes them, or as long as it chooses. A dealership that closes its account can reopen it for ${CLOSING.days} days; then everything is deleted but its invoices, the numbers that texted STOP, as codes that nobody can turn back into numbers, and the fact that it closed.`,
        'Of a contact who is deleted, such codes of their numbers and email address stay, so that a STOP counts for ever, and what the law wants kept of a sale.',
        'Sign-in attempts are forgotten within a day. What is usually kept for a time of its own is listed here. A dealership may keep what the assistant and automations did, and notifications, for a shorter time, and sealed files of sales for a longer one, within what the law allows:',
      ],
      list: keptIn('en'),
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
        'You may ask what we store about you, have it corrected, exported or deleted, and object to its use. If you are a customer of a dealership, ask the dealership first: it can give you everything it has on you, correct it, or delete it. To a customer who writes STOP nothing goes out by itself any more, on any channel, until they write START.',
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
