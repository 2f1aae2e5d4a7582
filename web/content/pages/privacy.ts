import { photoRules } from '#contract/photo-rules.ts'
import { retention } from '#contract/retention.ts'
import { business } from '../business.ts'
import { pageTitle } from '../page-title.ts'

/** On one line, wherever its paragraph breaks. */
const phone = business.phone.display.replaceAll(' ', '\u00a0')

export const privacyPage = {
  title: pageTitle('Privacy'),
  metaDescription: `What ${business.name} keeps when you send an enquiry, why, for how long and who sees it, and how to have it corrected or deleted.`,
  hero: {
    title: 'Privacy',
    text: 'To answer you we need your name and number. This page says what happens to them.',
  },
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${business.name} decides how the details you send are used. Write to ${business.email} or call ${phone}.`,
      ],
    },
    {
      title: 'What we keep',
      paragraphs: [
        `We keep what you type in the form: your name, phone number and postcode, what you need done, and your e-mail address if you give it. You may add up to ${photoRules.maxPhotos} photos.`,
        'With an enquiry comes what the page was about, which you can untick in the form, and the page of this site you wrote it on. Nothing identifies you from one visit to the next, and a visit without an enquiry tells us nothing.',
        'Photos can carry hidden details, such as where they were taken. Your browser removes these before a picture leaves your device, except from GIFs and photos it cannot convert.',
        'If you give an e-mail address, we may send one message to it that says your enquiry has arrived. You can reply to it. Nothing else is sent to you automatically.',
        'The electrician can mark an enquiry and add a short note, kept and deleted with it.',
        "The site's own records hold no name, number, address or message.",
      ],
    },
    {
      title: 'Why we keep it, and what the law calls that',
      paragraphs: [
        'We use your details to answer you, to price the job and, if you go ahead, to do it. The law calls this steps taken at your request before a contract.',
        'We keep an enquiry after answering, because people come back to a quote months later, and a simple check labels what looks automatic. Both are what the law calls our legitimate interests. You can object to them.',
        'We do not sell your details or add you to a mailing list. No machine decides anything about you.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        `We keep an enquiry for ${retention.leadMonths} months after it reaches us, and its photos for ${retention.attachedPhotoDays} days. A photo whose enquiry never comes goes after ${retention.pendingPhotoDays} days.`,
        `Deleted enquiries stay in backups for up to ${retention.backupDays} days more. Your enquiry also reaches us as an e-mail, and we clear that from our inbox after the same ${retention.leadMonths} months.`,
        `So that nobody can flood us, we count the enquiries and photos of each internet connection, and the messages to each e-mail address. The count stands under a code and is gone after ${retention.addressCountDays} days.`,
        'If you become a customer, we keep quotes, invoices and certificates for as long as tax and safety rules ask.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'The electrician sees it. Our hosting provider stores it for us in London, on our instructions. The companies that run our mailbox, and yours, carry the e-mails; phone companies carry a text message about it.',
        'Each photo sits at a long web address that cannot be guessed and is listed nowhere.',
        'A message on WhatsApp travels under its terms. We may also answer an enquiry there, using the number you gave. Tell us if you would rather we did not.',
        'If the electrician opens a map from that e-mail, Google learns your postcode, and nothing else about you.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can have a copy of what we hold about you, have it corrected or deleted, tell us to stop using it for a time, object to how we use it, or take it elsewhere in a form a computer can read.',
        `To do any of these, write to ${business.email} or call ${phone}. It costs nothing. We answer within a month at the latest.`,
        'Deletion removes the enquiry, its photos and the e-mail. Only the backups lag behind, for the days given above.',
      ],
    },
    {
      title: 'Cookies and your draft',
      paragraphs: [
        'This site sets no cookies and loads nothing from other companies, so nobody else learns that you were here.',
        'While you fill in the form, your words and the names of your photos are kept as a draft on your own device for a day at most. The draft goes when the form is sent or emptied. We cannot see the words until you press send.',
        'Photos travel as you choose them. Nobody opens them unless the form is sent.',
        'Until it is closed, the tab remembers how far you had read and what you sent. Your browser keeps a copy of the emergency page, which holds nothing about you.',
      ],
    },
    {
      title: 'If you are unhappy',
      paragraphs: [
        `You may complain to us about how we use your details. Write to ${business.email} or call ${phone}; no form is needed. We confirm within 30 days, look into it, and tell you what we found.`,
        "If our answer does not settle it, you can complain to the UK's regulator for personal data, the Information Commissioner's Office, whose work is passing to the Information Commission: ico.org.uk.",
      ],
    },
  ],
}
