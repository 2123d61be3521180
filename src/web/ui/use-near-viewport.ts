import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has ever come near what is in view: the moment to fetch what is only seen down there. */
export const useNearViewport = <Target extends Element>(): readonly [RefObject<Target | null>, boolean] => {
  const ref = useRef<Target>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = ref.current;
    if (target === null || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '50%' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
};
