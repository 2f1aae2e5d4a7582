/**
 * One plain ASCII address, dot-atom before the @ and host names after it (RFC 5322, RFC 1035). Stricter than mail
 * allows, because SES refuses the whole message for a Reply-To it cannot take.
 * The form's advice and the server's Reply-To both use it. Imports nothing.
 */
export function isReplyAddress(email: string): boolean {
  const [local = '', domain = '', ...more] = email.split('@')
  return (
    more.length === 0 &&
    local.length <= 64 &&
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(local) &&
    /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/.test(domain)
  )
}
