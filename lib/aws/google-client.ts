import { CfnParameter, type Stack } from 'aws-cdk-lib'

/** The client with which people connect their Google calendars, from Google's console; empty for none. */
export function googleClient(stack: Stack) {
  const clientId = new CfnParameter(stack, 'GoogleClientId', {
    default: '',
    description: 'The client id from Google’s console with which people connect their calendars.',
  })
  const clientSecret = new CfnParameter(stack, 'GoogleClientSecret', {
    default: '',
    noEcho: true,
    description: 'The secret of that client.',
  })
  return { clientId: clientId.valueAsString, clientSecret: clientSecret.valueAsString }
}
