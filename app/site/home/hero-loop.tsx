import Pause from "icon:lucide/pause";
import Play from "icon:lucide/play";
import { useEffect, useRef, useState } from "react";
import { connectionAllowsPrefetch } from "../../browser/prefetch.ts";
import { whenIdleAfterLoad } from "../../browser/when-idle.ts";

type HeroLoopProps = {
  words: { loop: string; play: string; pause: string };
  unsupported: string;
};

/**
 * The site's one film (scripts/render-hero-video.ts). Its poster is its first frame, so the picture
 * stands before the film is asked for: at an idle moment, and never by itself for visitors who want
 * less motion or less data. Whoever wants it still, stops it.
 */
export function HeroLoop({ words, unsupported }: HeroLoopProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!still && connectionAllowsPrefetch()) whenIdleAfterLoad(() => play(video.current));
  }, []);

  return (
    <>
      <video
        ref={video}
        width={576}
        height={1024}
        poster="/video/hero-poster.svg"
        preload="none"
        aria-label={words.loop}
        muted
        playsInline
        loop
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src="/video/hero.webm" type="video/webm" />
        <source src="/video/hero.mp4" type="video/mp4" />
        {unsupported}
      </video>
      <button
        type="button"
        className="home-loop-button needs-script"
        aria-label={playing ? words.pause : words.play}
        onClick={() => (playing ? video.current?.pause() : play(video.current))}
      >
        {playing ? <Pause /> : <Play />}
      </button>
    </>
  );
}

/** A browser may refuse; the picture stays as it is then. */
function play(video: HTMLVideoElement | null) {
  video?.play().catch(() => {});
}
