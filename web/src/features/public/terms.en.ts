import { CLOSING } from '#contract/leaving/closing-facts.ts'
import { PLAN } from '#contract/people/plan.ts'
import { CONTACT_ADDRESS } from './contact-address.ts'
import type { LegalText } from './legal-document.tsx'

export const termsEn: LegalText = {
  title: 'Terms of Service',
  updated: 'Last updated: 30 Nov 2026',
  intro:
    'These terms are the agreement between you and Lotwire. By creating an account or using the service you accept them.',
  sections: [
    {
      title: 'Eligibility',
      paragraphs: [
        'You must be at least 16 years old to use Lotwire. If you use it for a business, you confirm that you may enter into this agreement on its behalf.',
      ],
    },
    {
      title: 'Account',
      paragraphs: [
        'You give true information when you sign up and keep it up to date. You keep your password to yourself and answer for what is done with your account and by the people you invite to your organization.',
        'Tell us at once if you believe that somebody else uses your account.',
      ],
    },
    {
      title: 'Use of the service',
      paragraphs: [
        'You may use Lotwire to communicate with your customers and to run your sales. You follow the laws that apply to your messages and calls, among them those about consent and opting out, and the rules of the networks that carry them, such as WhatsApp and the telephone carriers.',
        'You do not send spam, you do not deceive, you do not try to break or overload the service, and you do not look at data of other organizations.',
      ],
    },
    {
      title: 'Intellectual property',
      paragraphs: [
        'Lotwire, its software, its name and its design belong to us or our licensors. What you and your customers write, and the data you bring, stay yours. You allow us to store and transmit them as far as the service needs it.',
      ],
    },
    {
      title: 'Privacy',
      paragraphs: [
        'Our Privacy Policy says which personal data we process, why, who receives it, and how long it is kept. For the data of your customers you are responsible, and we process it on your behalf.',
        'If you turn on the recording of calls or an AI, what you do with them must be lawful where your customers are. Lotwire announces recordings as the policy says.',
      ],
    },
    {
      title: 'Fees',
      paragraphs: [
        `The first ${PLAN.trialDays} days are free. After them, Lotwire receives and keeps everything, but sends nothing until you subscribe.`,
        'The service is billed in advance for each month at the price shown when you subscribe. You can cancel anytime, for the end of the month that is paid. Charges of an account at Twilio or an AI service of your own are billed by them to you; those of a Twilio account that Lotwire opened for you are Lotwire’s to bill.',
        'Fees are non-refundable, except where the money-back guarantee shown with our prices or the law gives you a right to a refund.',
      ],
    },
    {
      title: 'Closing your account',
      paragraphs: [
        `An owner can export everything and close the account at any time. For ${CLOSING.days} days it can be reopened; then everything is deleted, as the Privacy Policy says.`,
      ],
    },
    {
      title: 'Disclaimers',
      paragraphs: [
        'The service is provided as it is and as it is available. We do not promise that it is free of interruptions or errors, that every message is delivered, or that answers written by an AI are right.',
      ],
    },
    {
      title: 'Limitation of liability',
      paragraphs: [
        'As far as the law allows, we are not liable for indirect or consequential damage, lost profit or lost data. Our total liability is limited to the amount you paid us in the six months before the event that gave rise to the claim.',
      ],
    },
    {
      title: 'Indemnification',
      paragraphs: [
        'You hold us harmless from claims of third parties that arise from your messages, your data, or your use of the service against these terms or the law.',
      ],
    },
    {
      title: 'Governing law',
      paragraphs: [
        'These terms are governed by the laws of Colombia. The courts of Bogotá have jurisdiction over disputes.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'We may change these terms. We announce important changes by email or in the product before they take effect. If you keep using the service afterwards, you accept them.',
      ],
    },
    { title: 'Contact', paragraphs: [`Questions about these terms: ${CONTACT_ADDRESS}.`] },
  ],
}
