/** Uses that give access to a dealership's Twilio account. */
export const telephonyUses = {
  /** What opens dealerships' accounts at Twilio, and their pages at Meta. */
  'secrets:encrypt': ['SECRETS_KEY_ID'],
  'secrets:decrypt': ['SECRETS_KEY_ID'],
  /** Tax numbers, until Twilio has them. */
  'tax-id:encrypt': ['SECRETS_KEY_ID'],
  'tax-id:decrypt': ['SECRETS_KEY_ID'],
  twilio: [],
  /** The domains that dealerships' mail comes from, and our own address. */
  'mail-domains': ['MAIL_FROM'],
  /** Tells if mail is sent, and from where: nothing is sent by it. */
  'mail-address': ['MAIL_FROM'],
  /** Mail to customers, SES's set that tells what becomes of it, and the domain to which they answer; empty where no mail is received. */
  'customer-mail': ['MAIL_FROM', 'MAIL_EVENTS', 'LEADS_DOMAIN'],
  /** The account under which dealerships' accounts are opened; empty where the deployment has none. */
  'twilio-parent': ['TWILIO_PARENT_ACCOUNT_SID', 'TWILIO_PARENT_AUTH_TOKEN'],
  /** The app at Meta by which dealerships connect WhatsApp; empty where the deployment has none. */
  meta: ['META_APP_ID', 'META_CONFIG_ID', 'META_SOLUTION_ID'],
  /** The same app, by which they connect pages; empty where the deployment has none. */
  'meta-pages': ['META_APP_ID', 'META_APP_SECRET', 'META_PAGES_CONFIG_ID'],
  /** What proves that Meta calls, and which app wrote a message. */
  'meta-webhooks': ['META_APP_ID', 'META_APP_SECRET', 'META_VERIFY_TOKEN'],
  /** Lotwire's own approved profile, with which dealerships are registered, and where Twilio writes about them. */
  'twilio-registrar': ['TWILIO_PRIMARY_PROFILE_SID', 'TWILIO_COMPLIANCE_EMAIL'],
} as const
