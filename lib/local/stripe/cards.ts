/** Stripe's own test cards (https://docs.stripe.com/testing): what becomes of a charge. */
const CARDS: Record<string, 'declined' | 'asks' | 'fails_later'> = {
  '4000000000000002': 'declined',
  '4000002500003155': 'asks',
  '4000000000000341': 'fails_later',
}

/** What a card does on the payment page; `asks`: its bank wants to hear the customer first (3-D Secure). */
export const cardOn = (card: string): 'pays' | 'declined' | 'asks' => {
  const kind = CARDS[card]
  return kind === 'declined' || kind === 'asks' ? kind : 'pays'
}

/** Whether a later charge of it goes through. */
export const isGood = (card: string | undefined) =>
  card !== undefined && CARDS[card] !== 'declined' && CARDS[card] !== 'fails_later'
