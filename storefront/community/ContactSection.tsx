import { lazy, Suspense } from 'react';
import type { ContactTopic } from '#generated/enums.ts';
import { SupportDetails } from './chat/SupportDetails.tsx';
import styles from './ContactSection.module.css';

// the page is read first
const ContactForm = lazy(async () => ({ default: (await import('./ContactForm.tsx')).ContactForm }));

/** The contact form with its heading, at the address `#contact`. */
export function ContactSection({ topic, heading }: { topic?: ContactTopic; heading: string }) {
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <div>
        <h2 id="contact-heading">{heading}</h2>
        <SupportDetails />
      </div>
      <Suspense>
        <ContactForm {...(topic && { topic })} />
      </Suspense>
    </section>
  );
}
