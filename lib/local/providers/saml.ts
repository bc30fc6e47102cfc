import { createHash, randomUUID, sign } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { generate } from 'selfsigned'
import type { HttpAnswer } from '../http-server.ts'

const VALID_MS = 5 * 60_000
const SIGNATURES = 'http://www.w3.org/2000/09/xmldsig#'
const CANONICAL = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const EMAIL = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress'

/** The twin of a company's own SAML provider, under this address, with a key of its own each time it starts. */
export function openSaml(url: string) {
  let made: ReturnType<typeof generate> | undefined
  const keys = () => (made ??= generate([{ name: 'commonName', value: 'A company of the local cloud' }]))

  return {
    async metadata(): Promise<string> {
      const certificate = (await keys()).cert.replace(/-----[^-]+-----|\s/g, '')
      return (
        `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${url}">` +
        '<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">' +
        `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="${SIGNATURES}"><ds:X509Data>` +
        `<ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>` +
        `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${url}"/>` +
        '</md:IDPSSODescriptor></md:EntityDescriptor>'
      )
    },

    /** A page that posts to whoever asked what this provider says of a person; nothing, if nobody was chosen. */
    async answer(asked: URLSearchParams, person?: { id: string; email: string }): Promise<HttpAnswer> {
      const request = inflateRawSync(Buffer.from(asked.get('SAMLRequest') ?? '', 'base64')).toString()
      const to = /AssertionConsumerServiceURL="([^"]+)"/.exec(request)?.[1] ?? ''
      const response = responseOf(person && signed(assertionOf(url, request, person), (await keys()).private))
      const fields = { SAMLResponse: Buffer.from(response).toString('base64'), RelayState: asked.get('RelayState') }
      const inputs = Object.entries(fields).map(
        ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
      )
      const page = `<!doctype html><body onload="document.forms[0].submit()"><form method="post" action="${to}">${inputs.join('')}</form>`
      return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(page) }
    },
  }
}

const responseOf = (assertion: string | undefined) =>
  '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" Version="2.0"><samlp:Status>' +
  `<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${assertion ? 'Success' : 'Responder'}"/>` +
  `</samlp:Status>${assertion ?? ''}</samlp:Response>`

/** In the form that canonicalization would bring it into, so that it is signed as it is written. */
function assertionOf(issuer: string, request: string, { id, email }: { id: string; email: string }): string {
  const [, asked = ''] = / ID="([^"]+)"/.exec(request) ?? []
  const [, to = ''] = /AssertionConsumerServiceURL="([^"]+)"/.exec(request) ?? []
  const [, audience = ''] = /<saml:Issuer[^>]*>([^<]+)</.exec(request) ?? []
  const now = new Date().toISOString()
  const until = new Date(Date.now() + VALID_MS).toISOString()
  return (
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" IssueInstant="${now}" Version="2.0">` +
    `<saml:Issuer>${issuer}</saml:Issuer>` +
    `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${id}</saml:NameID>` +
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">' +
    `<saml:SubjectConfirmationData InResponseTo="${asked}" NotOnOrAfter="${until}" Recipient="${to}"></saml:SubjectConfirmationData>` +
    '</saml:SubjectConfirmation></saml:Subject>' +
    `<saml:Conditions NotBefore="${now}" NotOnOrAfter="${until}"><saml:AudienceRestriction>` +
    `<saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AttributeStatement><saml:Attribute Name="${EMAIL}"><saml:AttributeValue>${textOf(email)}</saml:AttributeValue>` +
    '</saml:Attribute></saml:AttributeStatement></saml:Assertion>'
  )
}

const textOf = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Behind its issuer stands the signature of all the rest. */
function signed(assertion: string, key: string): string {
  const id = / ID="([^"]+)"/.exec(assertion)?.[1]
  const digest = createHash('sha256').update(assertion).digest('base64')
  const rest =
    `<ds:CanonicalizationMethod Algorithm="${CANONICAL}"></ds:CanonicalizationMethod>` +
    '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>' +
    `<ds:Reference URI="#${id}"><ds:Transforms>` +
    `<ds:Transform Algorithm="${SIGNATURES}enveloped-signature"></ds:Transform>` +
    `<ds:Transform Algorithm="${CANONICAL}"></ds:Transform></ds:Transforms>` +
    '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>' +
    `<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`
  const value = sign('RSA-SHA256', Buffer.from(`<ds:SignedInfo xmlns:ds="${SIGNATURES}">${rest}`), key).toString(
    'base64',
  )
  const signature = `<ds:Signature xmlns:ds="${SIGNATURES}"><ds:SignedInfo>${rest}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`
  return assertion.replace('</saml:Issuer>', `</saml:Issuer>${signature}`)
}
