import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Delays a heavy drawing: `isInSight` becomes true when the element is visible or the page is printed. */
export function useInSight() {
  const ref = useRef<HTMLDivElement>(null);
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    const target = ref.current;
    if (!target) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setIsInSight(true);
      observer.disconnect();
    });
    observer.observe(target);
    const showNow = () => flushSync(() => setIsInSight(true));
    window.addEventListener('beforeprint', showNow);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showNow);
    };
  }, []);
  return { ref, isInSight };
}
