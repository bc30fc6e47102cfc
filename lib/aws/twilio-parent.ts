import { CfnParameter, type Stack } from 'aws-cdk-lib'

/** The Twilio account under which dealerships get theirs; empty for none. */
export function twilioParent(stack: Stack) {
  const accountSid = new CfnParameter(stack, 'TwilioParentAccountSid', {
    default: '',
    description: 'The SID of the Twilio account under which dealerships get accounts of their own.',
  })
  const authToken = new CfnParameter(stack, 'TwilioParentAuthToken', {
    default: '',
    noEcho: true,
    description: 'The auth token of that account.',
  })
  const primaryProfile = new CfnParameter(stack, 'TwilioPrimaryProfileSid', {
    default: '',
    description: 'That account’s approved primary customer profile (BU…); without it dealerships are not registered.',
  })
  const complianceEmail = new CfnParameter(stack, 'TwilioComplianceEmail', {
    default: '',
    description: 'Where Twilio writes about dealerships’ registrations.',
  })
  return {
    primaryProfileSid: primaryProfile.valueAsString,
    complianceEmail: complianceEmail.valueAsString,
    accountSid: accountSid.valueAsString,
    authToken: authToken.valueAsString,
  }
}
