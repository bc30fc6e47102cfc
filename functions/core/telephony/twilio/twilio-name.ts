/** Everything that Lotwire makes at Twilio bears it, and is found by it again. */
export const TWILIO_NAME = 'Lotwire'
