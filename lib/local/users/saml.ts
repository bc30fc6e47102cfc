import { createHash, verify, X509Certificate } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { XMLParser } from 'fast-xml-parser'

/** A SAML provider as its metadata describe it. */
export interface SamlProvider {
  entity: string
  signInUrl: string
  certificates: X509Certificate[]
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => ['KeyDescriptor', 'SingleSignOnService', 'Attribute'].includes(name),
})

/** Undefined if these are no metadata, or name no certificate or no address to lead a browser to. */
export function readMetadata(xml: string): SamlProvider | undefined {
  try {
    const { entityID, IDPSSODescriptor } = parser.parse(xml).EntityDescriptor
    const redirect = IDPSSODescriptor.SingleSignOnService.find(({ Binding }: { Binding: string }) =>
      Binding.endsWith(':HTTP-Redirect'),
    )
    const certificates = IDPSSODescriptor.KeyDescriptor.map(
      (one: { KeyInfo: { X509Data: { X509Certificate: string } } }) =>
        new X509Certificate(Buffer.from(one.KeyInfo.X509Data.X509Certificate, 'base64')),
    )
    return { entity: entityID, signInUrl: redirect.Location, certificates }
  } catch {
    return
  }
}

interface Asking {
  id: string
  /** Where the answer is posted to, and who asks. */
  acsUrl: string
  audience: string
}

/** What a browser is led to a provider with. */
export function requestOf({ id, acsUrl, audience }: Asking, now: number): string {
  const request =
    `<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${id}" Version="2.0" IssueInstant="${new Date(now).toISOString()}" AssertionConsumerServiceURL="${acsUrl}" ProtocolBinding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST">` +
    `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${audience}</saml:Issuer></samlp:AuthnRequest>`
  return deflateRawSync(request).toString('base64')
}

/** What the provider says of a person in answer to this request: their lasting id there, and attributes. Or why that is nothing. */
export function readResponse(
  packed: string,
  { certificates, entity }: SamlProvider,
  { id, acsUrl, audience }: Asking,
  now: number,
): { sub: string; [attribute: string]: string } | string {
  const assertion = signedPart(Buffer.from(packed, 'base64').toString(), certificates)
  if (!assertion) return 'Invalid SAML response received: the signature is not valid.'
  const { Issuer, Subject, Conditions, AttributeStatement } = parser.parse(assertion).Assertion
  const { InResponseTo, Recipient } = Subject.SubjectConfirmation.SubjectConfirmationData
  const isOurs =
    Issuer === entity &&
    InResponseTo === id &&
    Recipient === acsUrl &&
    Conditions.AudienceRestriction.Audience === audience &&
    now < Date.parse(Conditions.NotOnOrAfter)
  if (!isOurs) return 'Invalid SAML response received: it is not an answer to this request.'
  const attributes: { Name: string; AttributeValue: string }[] = AttributeStatement.Attribute
  const said = Object.fromEntries(attributes.map(({ Name, AttributeValue }) => [Name, AttributeValue]))
  return { ...said, sub: Subject.NameID['#text'] }
}

/** The assertion, if one of these signed it; it must be written in canonical form (lib/local/providers/saml.ts). */
function signedPart(response: string, certificates: readonly X509Certificate[]): string | undefined {
  const [assertion = ''] = /<saml:Assertion [\s\S]*<\/saml:Assertion>/.exec(response) ?? []
  const [signature = ''] = /<ds:Signature [\s\S]*<\/ds:Signature>/.exec(assertion) ?? []
  const textIn = (name: string) => new RegExp(`<ds:${name}>([^<]+)<`).exec(signature)?.[1] ?? ''
  const [info = ''] = /<ds:SignedInfo>[\s\S]*<\/ds:SignedInfo>/.exec(signature) ?? []
  const bare = assertion.replace(signature, '')
  const isWhole = createHash('sha256').update(bare).digest('base64') === textIn('DigestValue')
  const inFull = Buffer.from(info.replace('>', ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#">'))
  const isSigned = certificates.some(({ publicKey }) =>
    verify('RSA-SHA256', inFull, publicKey, Buffer.from(textIn('SignatureValue'), 'base64')),
  )
  return isWhole && isSigned ? bare : undefined
}
